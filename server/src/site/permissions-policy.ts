import type { Deployment } from '../deployments/read-deployment';

/** What a page may ask its visitor for: the camera reads codes of tickets; only a call by video needs a microphone; the list of offices tells distances. */
export const permissionsPolicy = ({ video }: Pick<Deployment, 'video'>): string =>
  `camera=(self), geolocation=(self), microphone=${video ? '(self)' : '()'}`;
