import { useCallback, useEffect, useRef, useState } from 'react';
import { mediaFault, type MediaFault } from './media-fault';

export type DeviceCheckState =
  { kind: 'off' } | { kind: 'asking' } | { kind: 'on'; stream: MediaStream } | { kind: MediaFault };

const endTracks = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop());

/** Camera and microphone, on from one tap until the next, or until the page is left. Nothing is recorded or sent. */
export function useDeviceCheck() {
  const [state, setState] = useState<DeviceCheckState>({ kind: 'off' });
  const current = useRef<MediaStream>(undefined);
  // Permission that is granted after a stop, or after the page was left, switches nothing on.
  const attempt = useRef(0);

  const end = useCallback(() => {
    attempt.current += 1;
    if (current.current !== undefined) endTracks(current.current);
    current.current = undefined;
  }, []);
  useEffect(() => end, [end]);

  const stop = useCallback(() => {
    end();
    setState({ kind: 'off' });
  }, [end]);

  const start = useCallback(async () => {
    end();
    const mine = attempt.current;
    setState({ kind: 'asking' });
    try {
      // Outside https `mediaDevices` is missing, which fails here too.
      const stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'user' },
        audio: true,
      });
      if (mine !== attempt.current) return endTracks(stream);
      current.current = stream;
      setState({ kind: 'on', stream });
    } catch (error) {
      if (mine === attempt.current) setState({ kind: mediaFault(error) });
    }
  }, [end]);

  return { state, start, stop };
}
