import { useEffect, useRef, useState } from 'react';

export interface SoundState {
  /** 'refused': the browser gives neither camera nor microphone. */
  kind: 'idle' | 'asking' | 'running' | 'refused';
  /** The camera's name; null where there is none. */
  camera: string | null;
  microphone: string | null;
  /** How loud it is, 0 to 6. */
  level: number;
}

const idle: SoundState = { kind: 'idle', camera: null, microphone: null, level: 0 };

const bars = 6;
const lookEveryMs = 120;

/** Tries camera and microphone. Nothing is recorded, and nothing leaves the device. */
export function useSoundTest(): { state: SoundState; start: () => Promise<void> } {
  const [state, setState] = useState(idle);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  async function start() {
    stop.current?.();
    setState({ ...idle, kind: 'asking' });
    const stream = await openDevices();
    if (stream === null) {
      setState({ ...idle, kind: 'refused' });
      return;
    }
    const [camera] = stream.getVideoTracks();
    const [microphone] = stream.getAudioTracks();
    const stopMeter =
      microphone === undefined
        ? null
        : meter(stream, (level) => setState((before) => ({ ...before, level })));
    stop.current = () => {
      stopMeter?.();
      for (const track of stream.getTracks()) track.stop();
    };
    setState({
      kind: 'running',
      camera: camera === undefined ? null : camera.label || 'Camera',
      microphone: microphone === undefined ? null : microphone.label || 'Microphone',
      level: 0,
    });
  }

  return { state, start };
}

/** Both, or the microphone alone; null where there is none or it is not allowed. */
async function openDevices(): Promise<MediaStream | null> {
  // Not there in an old browser, nor without HTTPS.
  const devices = (navigator as Partial<Navigator>).mediaDevices;
  if (devices === undefined) return null;
  for (const wanted of [{ audio: true, video: true }, { audio: true }]) {
    const stream = await devices.getUserMedia(wanted).catch(() => null);
    if (stream !== null) return stream;
  }
  return null;
}

/** Tells how loud the microphone is. Returns how to stop it. */
function meter(stream: MediaStream, tell: (level: number) => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const wave = new Uint8Array(analyser.fftSize);
  const ticker = setInterval(() => {
    analyser.getByteTimeDomainData(wave);
    const loudest = Math.max(...wave.map((value) => Math.abs(value - 128)));
    tell(Math.min(bars, Math.round((loudest / 64) * bars)));
  }, lookEveryMs);
  return () => {
    clearInterval(ticker);
    void context.close();
  };
}

/** Three notes, one after the other. */
export function playNotes(): void {
  const context = new AudioContext();
  [523, 659, 784].forEach((frequency, index) => {
    const note = context.createOscillator();
    const volume = context.createGain();
    volume.gain.value = 0.15;
    note.frequency.value = frequency;
    note.connect(volume).connect(context.destination);
    note.start(context.currentTime + index * 0.35);
    note.stop(context.currentTime + index * 0.35 + 0.3);
    if (index === 2) note.onended = () => void context.close();
  });
}
