import { DSAJ } from './dsaj';
import { DSAL } from './dsal';
import { DSAT } from './dsat';
import { DSF } from './dsf';
import { DSI } from './dsi';
import { FSS } from './fss';
import { IAM } from './iam';
import { IH_IAS_DSEDT } from './ih-ias-dsedt';
import { SAFP } from './safp';
import type { TypeData } from './service-data';

export { HAVE_ID_READY } from './notices';
export type { ServiceData } from './service-data';

/** Sorted by department; ids follow this order. */
export const SERVICE_TYPES: TypeData[] = [
  ...DSI,
  ...SAFP,
  ...DSAJ,
  ...IAM,
  ...DSF,
  ...DSAL,
  ...DSAT,
  ...FSS,
  ...IH_IAS_DSEDT,
];
