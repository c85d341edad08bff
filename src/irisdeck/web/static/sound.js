// Sounds, made here by Web Audio: short, soft, and only after the first touch (browsers do not allow it before).

let audio = null;
const on = () => document.documentElement.dataset.sound !== "off";

// A tone that fades: pitch in hertz, start and length in seconds.
function tone(pitch, start = 0, length = 0.22, loudness = 0.1, type = "triangle") {
  const [voice, gain] = [audio.createOscillator(), audio.createGain()];
  const at = audio.currentTime + start;
  voice.frequency.value = pitch;
  voice.type = type;
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  voice.connect(gain).connect(audio.destination);
  voice.start(at);
  voice.stop(at + length);
}

// Filtered noise: paper on felt.
function brush(start = 0, length = 0.09, pitch = 2200, loudness = 0.12) {
  const frames = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < frames; at += 1) samples[at] = (Math.random() * 2 - 1) * (1 - at / frames) ** 2;
  const [source, filter, gain] = [audio.createBufferSource(), audio.createBiquadFilter(), audio.createGain()];
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = loudness;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(audio.currentTime + start);
}

const SOUNDS = {
  card: () => brush(),
  flip: () => (brush(0, 0.05, 3200), brush(0.07, 0.07, 1800)),
  paint: () => (brush(0, 0.28, 900, 0.16), tone(294, 0.05, 0.3, 0.05, "sine")),
  take: () => [0, 0.06, 0.12].forEach((start) => brush(start, 0.07, 1600)),
  turn: () => (tone(659), tone(880, 0.11)),
  win: () => [523, 659, 784, 1047].forEach((pitch, at) => tone(pitch, at * 0.11, 0.4)),
  loss: () => [392, 330, 262].forEach((pitch, at) => tone(pitch, at * 0.18, 0.5, 0.07, "sine")),
};

export function play(name) {
  if (!on() || document.hidden || !audio || audio.state !== "running") return;
  SOUNDS[name]?.();
}

// Browsers count a press of the mouse, but only the end of a touch; some stop the sound when another program speaks.
// To open it takes 50 ms, so the press is answered first.
function wake() {
  if (!audio) setTimeout(() => (audio ??= new AudioContext()));
  else if (audio.state !== "running") audio.resume();
}

for (const kind of ["pointerdown", "pointerup", "keydown"]) addEventListener(kind, wake);

export function tune() {
  const button = document.getElementById("sound");
  if (!button) return;
  button.hidden = false;
  button.setAttribute("aria-pressed", String(on()));
  button.classList.toggle("i-mute", !on());
}
