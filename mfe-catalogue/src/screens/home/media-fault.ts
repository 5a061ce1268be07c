/** Why camera and microphone cannot be shown; each has words of its own. */
export type MediaFault = 'refused' | 'missing' | 'busy' | 'unsupported';

const FAULT_OF: Record<string, MediaFault> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** What a browser says by the name of a DOMException (W3C Media Capture, `getUserMedia`). */
export const mediaFault = (error: unknown): MediaFault =>
  FAULT_OF[error instanceof Error ? error.name : ''] ?? 'unsupported';
