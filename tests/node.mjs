// Kernels in Node for tests and benchmarks: answers each line of standard input, a question or {"call": [...]}, with a
// line. Bytes are {"$bytes": base64} and large numbers {"$int": text}, here and in browsers.

export const decode = (text) =>
  JSON.parse(text, (_, value) => {
    if (typeof value?.$bytes === "string") return Uint8Array.from(atob(value.$bytes), (sign) => sign.charCodeAt(0));
    return typeof value?.$int === "string" ? BigInt(value.$int) : value;
  });

export const encode = (value) =>
  JSON.stringify(value, (_, part) => {
    if (typeof part === "bigint") return { $int: String(part) };
    if (!(part instanceof Uint8Array)) return part;
    const pieces = [];
    for (let at = 0; at < part.length; at += 8192) pieces.push(String.fromCharCode(...part.subarray(at, at + 8192)));
    return { $bytes: btoa(pieces.join("")) };
  });

async function reply(kernels, message) {
  const start = performance.now();
  if (message.call) {
    const [game, name, ...values] = message.call;
    const result = await kernels.call(game, name, ...values);
    return { result, values, milliseconds: performance.now() - start };
  }
  return { ...(await kernels.answer(message)), milliseconds: performance.now() - start };
}

async function main([script, folder]) {
  const [{ readFileSync }, { createInterface }] = await Promise.all([import("node:fs"), import("node:readline")]);
  const { load } = await import(script);
  const manifest = JSON.parse(readFileSync(`${folder}/kernels.json`, "utf8"));
  const kernels = await load(manifest, (game) => readFileSync(`${folder}/${manifest.games[game].file}`));
  for await (const line of createInterface({ input: process.stdin })) {
    try {
      console.log(encode(await reply(kernels, decode(line))));
    } catch (error) {
      console.log(encode({ failed: String(error) }));
    }
  }
}

if (globalThis.process?.argv) await main(process.argv.slice(2));
