import { useCityClock } from '../../bridge';
import { Button } from '../../ui/button/button';
import { Card, CardTitle } from '../../ui/card/card';
import { CodeField } from '../../ui/code-field/code-field';
import { PhoneField } from '../../ui/phone-field/phone-field';
import { OtherWays } from '../other-ways';
import { useMobileLogin, type MobileLoginFaults } from './use-mobile-login';

interface Words extends MobileLoginFaults {
  title: string;
  /** The purpose of the number, if the title does not state it. */
  how?: string;
  phone: string;
  /** The notice that a code was sent. */
  sent: string;
  go: string;
  /** Alternatives while no code can be sent. */
  otherWays?: string;
}

interface Props {
  /** The screen's texts; among those of the parts, they would slow down the first view. */
  words: Words;
  /** Called when the number is verified; the session changes automatically. */
  onProved?: () => void;
}

/** A mobile number and its SMS code, on their own card (ACC-17, TIX-24, TIX-34). */
export function MobileLogin({ words, onProved }: Props) {
  const clock = useCityClock();
  const login = useMobileLogin(words, onProved);
  return (
    <form
      ref={login.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        login.submit();
      }}
    >
      <Card $stacked>
        <CardTitle>{words.title}</CardTitle>
        {words.how !== undefined && <p>{words.how}</p>}
        <PhoneField
          label={words.phone}
          value={login.typed}
          areas={login.areas}
          problem={login.problem}
          onChange={login.typeMobile}
        />
        <CodeField
          key={login.mobile}
          clock={clock}
          otherWays={<OtherWays>{words.otherWays}</OtherWays>}
          value={login.code}
          onChange={login.typeCode}
          isFromOffice={login.isFromOffice}
          onFromOffice={login.changeWay}
          getCode={login.getCode}
          hint={login.sent && login.error === undefined ? words.sent : undefined}
          error={login.error}
        />
        <div>
          <Button type="submit" busy={login.isBusy} disabledReason={login.off}>
            {words.go}
          </Button>
        </div>
      </Card>
    </form>
  );
}
