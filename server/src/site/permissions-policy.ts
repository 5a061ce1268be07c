import type { Deployment } from '../deployments/read-deployment';

/**
 * What a page may request: the camera reads codes of tickets; only a video call needs a microphone; the list of
 * offices shows distances.
 */
export const permissionsPolicy = ({ video }: Pick<Deployment, 'video'>): string =>
  `camera=(self), geolocation=(self), microphone=${video ? '(self)' : '()'}`;
