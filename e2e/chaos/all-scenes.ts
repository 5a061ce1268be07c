// All scenes: plain, as painted pages, and as citizens get them.
import type { Scene } from './scene';
import { PLAIN_SCENES, visitorAt } from './scenes';

const PAINTED = [
  '/home',
  '/remoteCounterHome',
  '/category',
  '/department',
  '/search?q=card',
  '/lifeEvent?event=birth',
  '/hotServices',
  '/serOrLocationWithTabs?department=1',
  '/serOrLocationWithoutTabs?service=1',
  '/queueOrBook?service=1&location=5',
  '/PrivacyClausePage',
  '/login',
];
const FRAMES = ['/offerNum?service=1&location=5', '/reserve?service=1&location=5'];
/** The scenes that `npm test` tries. */
const IN_PART = ['/hotServices', '/queueOrBook?service=1&location=5', 'my tickets'];
const painted = (address: string): Scene => ({
  ...visitorAt(address, undefined, `${address}, painted`),
  opening: 'old',
  onlyInWhole: !IN_PART.includes(address),
});

/** Scenes whose pages request personal data before the app runs. */
const WITH_EARLY_READS = [
  'a booking',
  'my tickets',
  'the home of who has a number',
  'favourites',
  'recently used',
];

/** Scenes on pages as citizens get them. */
export const WHOLE_SCENES: Scene[] = [
  ...FRAMES.map((address) => visitorAt(address)),
  ...PLAIN_SCENES.filter(({ name }) => WITH_EARLY_READS.includes(name)),
].map((scene) => ({
  ...scene,
  name: `${scene.name}, whole`,
  opening: 'whole',
  onlyInWhole: !IN_PART.includes(scene.name),
}));

export const SCENES: Scene[] = [
  ...PLAIN_SCENES,
  ...PAINTED.map(painted),
  ...FRAMES.map((address) => ({ ...painted(address), isFrame: true })),
  ...WHOLE_SCENES,
];
