import { ButtonLink } from '../button/button';
import { useSample } from '../testing/sample';
import { ExceptionView } from './exception-view';

export default { title: 'Views/ExceptionView' };

const nothing = () => undefined;

export const Failed = () => {
  const { failed, failedHow, hours } = useSample();
  return (
    <ExceptionView
      kind="error"
      title={failed}
      code={603}
      time="09:31"
      onRetry={nothing}
      phone="2855 0100"
      phoneHours={hours}
    >
      {failedHow}
    </ExceptionView>
  );
};
export const NoData = () => {
  const { nothing: title, nothingHow, takeNumber } = useSample();
  return (
    <ExceptionView
      kind="noData"
      title={title}
      actions={<ButtonLink href="/department">{takeNumber}</ButtonLink>}
    >
      {nothingHow}
    </ExceptionView>
  );
};
