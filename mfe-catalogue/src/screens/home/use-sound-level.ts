import { useEffect, useState } from 'react';

/** Frequent enough to follow a voice. */
const READ_EVERY_MS = 100;
/** Samples per reading; the Web Audio API requires a power of two. */
const SAMPLES = 512;
/** A voice at arm's length fills the bar. */
const GAIN = 6;

/** How loud the microphone is, from 0 to 1; undefined in browsers without Web Audio. */
export function useSoundLevel(stream: MediaStream): number | undefined {
  const [level, setLevel] = useState<number>();
  useEffect(() => {
    if (typeof AudioContext === 'undefined') return;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = SAMPLES;
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(SAMPLES);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / SAMPLES;
      setLevel(Math.min(1, Math.sqrt(power) * GAIN));
    }, READ_EVERY_MS);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [stream]);
  return level;
}
