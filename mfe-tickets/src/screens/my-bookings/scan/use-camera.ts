import { useEffect, useRef, useState, type RefObject } from 'react';
import { loadQrReader } from './qr-reader';

/** `off`: there is no camera, or access was refused. */
export type CameraState = 'starting' | 'on' | 'off';

/** Frequent enough for a moving hand, rare enough for an old phone. */
const READ_EVERY_MS = 250;

/**
 * Shows the rear camera in the video and reads codes from it while mounted.
 * @param onRead receives each code that is seen, including repetitions
 */
export function useCamera(onRead: (content: string) => void): {
  video: RefObject<HTMLVideoElement | null>;
  state: CameraState;
} {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const tell = useRef(onRead);
  useEffect(() => {
    tell.current = onRead;
  });

  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const switchOff = () => stream?.getTracks().forEach((track) => track.stop());
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const read = await loadQrReader();
      const screen = video.current;
      if (isOver || screen === null) return switchOff();
      screen.srcObject = stream;
      await screen.play();
      setState('on');
      const look = async () => {
        const content = await read(screen);
        if (isOver) return;
        if (content !== undefined) tell.current(content);
        timer = setTimeout(() => void look(), READ_EVERY_MS);
      };
      void look();
    };
    // Outside https `mediaDevices` is missing, which fails here too.
    start().catch(() => {
      switchOff();
      if (!isOver) setState('off');
    });

    return () => {
      isOver = true;
      clearTimeout(timer);
      switchOff();
    };
  }, []);

  return { video, state };
}
