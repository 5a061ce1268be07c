import { House } from 'lucide-react';
import styled from 'styled-components';
import { useDeployment, useHome } from '../bridge';
import { ButtonLink } from '../ui/button/button';
import { ExceptionView } from '../ui/exception-view/exception-view';
import { Page } from '../ui/page/page';
import { media, token, type } from '../ui/theme';
import { useUiTexts } from '../ui/texts';

// Lighter than a NavBar, whose code would come with every first view. At a desk the site's own head stands above.
const Bar = styled.header`
  padding: ${token.space[4]};
  background: ${token.color.surface};
  ${type.section}
  font-weight: ${token.weight.bold};
  ${media.wide} {
    display: none;
  }
`;

/** Stands in place of a screen that threw or could not be fetched: retry, the way home, and a phone number. */
export function ScreenFailure({ retry }: { retry: () => void }) {
  const texts = useUiTexts();
  const home = useHome();
  const { name, phone, officeHours } = useDeployment();
  return (
    <>
      <Bar>{name}</Bar>
      <Page full>
        <ExceptionView
          heading="h1"
          kind="error"
          title={texts.screenFailed.title}
          onRetry={retry}
          phone={phone}
          phoneHours={officeHours}
          actions={
            <ButtonLink kind="quiet" href={home} icon={House}>
              {texts.home}
            </ButtonLink>
          }
          focus
        >
          {texts.screenFailed.text}
        </ExceptionView>
      </Page>
    </>
  );
}
