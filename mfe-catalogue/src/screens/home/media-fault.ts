/** Why camera and microphone cannot be shown; each reason has its own text. */
export type MediaFault = 'refused' | 'missing' | 'busy' | 'unsupported';

const FAULT_OF: Record<string, MediaFault> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Maps the name of a DOMException to a reason (W3C Media Capture, `getUserMedia`). */
export const mediaFault = (error: unknown): MediaFault =>
  FAULT_OF[error instanceof Error ? error.name : ''] ?? 'unsupported';
