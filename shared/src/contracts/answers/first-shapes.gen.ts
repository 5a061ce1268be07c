// Written by `pnpm contracts` from ../calls; do not edit.
/** What the first view of a new visitor asks for; the notation is explained in fit-answer.ts. */
export const FIRST_SHAPES: Record<string, string> = {
  departmentCount: 'c count',
  grayTestFlag: 'b showGrayTestFunc',
  hotServices: '[serviceSummary',
  recommendedServices: '[serviceSummary',
  serviceSummary:
    'i id departmentId,s code name uiName departmentCode uiIcon uiColor,[s departmentNames,b showServiceDetail,=SYSTEM_SERVICE|OTHER_SERVICE recommendType,[i locationIds',
  ticketCount: 'c count',
};
