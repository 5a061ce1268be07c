import { UnknownWait, WaitInLine, WaitTime } from './wait-time';

export default { title: 'Status/WaitTime' };

const record = { hits: 163, of: 200 };

export const WithRecord = () => <WaitTime range={{ fromMinutes: 25, toMinutes: 40, record }} />;
export const WithoutRecord = () => <WaitTime range={{ fromMinutes: 0, toMinutes: 5 }} />;
export const Long = () => <WaitTime range={{ fromMinutes: 125, toMinutes: 170, record }} />;
export const InLine = () => (
  <p>
    <WaitInLine range={{ fromMinutes: 25, toMinutes: 40, record }} />
  </p>
);
export const Typical = () => <WaitTime range={{ fromMinutes: 25, toMinutes: 40, isTypical: true }} />;
export const Unknown = () => <UnknownWait until={undefined} />;
export const UnknownUntil = () => <UnknownWait until="14:30" />;
