/** Advice for a refused order, by reason. Servers and folders give the same reasons. */
const WORDS = {
  releaseStale: 'Somebody else has changed this remote at the same time. Look at its history, and try again.',
  releaseNotOwned:
    'This remote, one of its paths or the folder of one of its files is not its team’s. The operator gives it away: npm run vez -- own.',
  releaseKeyWrong:
    'It is not signed by the key of the team that owns this remote here. The site stays as it is.',
  releaseFilesMissing: 'Not all files have arrived. Publish again: only what is missing is sent.',
  releaseQuota:
    'This remote has sent as many files as it may have. Files of a release that never came are deleted after an hour; otherwise ask the operator.',
  releaseUnknown: 'There is no such release, or it was withdrawn: npm run vez -- history.',
  releaseInvalid: 'The order contradicts what is published. Update this program, and try again.',
};

/** Thrown if a site refuses an order. Nothing has changed. */
export class ReleaseFault extends Error {
  constructor(reason, detail = '') {
    super([WORDS[reason] ?? reason, detail].filter(Boolean).join(' '));
    this.reason = reason;
  }
}
