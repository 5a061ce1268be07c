import type { Deployment } from '../deployments/read-deployment';

/** What a page may ask its visitor for: the camera reads codes of tickets; only a call by video needs a microphone. */
export const permissionsPolicy = ({ video }: Pick<Deployment, 'video'>): string =>
  `camera=(self), geolocation=(), microphone=${video ? '(self)' : '()'}`;
