import type { ReactNode } from 'react';
import styled from 'styled-components';
import { paths } from '@vez/shared/domain';
import { I18nextProvider } from '@vez/shared/i18n';
import { Dialog, fill, TextLink, token, type, useUiTexts } from '@vez/shared/ui';
import { useShell } from '../shell-context';
import { useStore } from '../../use-store';
import { helpTexts, useHelpTexts } from './help-texts';

const Answers = styled.div`
  display: grid;
  gap: ${token.space[5]};
`;
const Answer = styled.section`
  display: grid;
  gap: ${token.space[2]};
  justify-items: start;
`;
const Asked = styled.h3`
  ${type.body}
  font-weight: ${token.weight.bold};
`;
const Hours = styled.p`
  ${type.support}
  color: ${token.color.ink2};
`;

const Question = ({ title, children }: { title: string; children: ReactNode }) => (
  <Answer>
    <Asked>{title}</Asked>
    {children}
  </Answer>
);

function Contact() {
  const { bridge } = useShell();
  const { phone, mail, officeHours } = useStore(bridge.deployment);
  const { call } = useUiTexts();
  const { t } = useHelpTexts();
  return (
    <Question title={t('contact.title')}>
      {phone !== '' && (
        <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{fill(call, { phone })}</TextLink>
      )}
      {mail !== '' && <TextLink href={`mailto:${mail}`}>{t('contact.mail', { mail })}</TextLink>}
      {officeHours !== '' && <Hours>{officeHours}</Hours>}
    </Question>
  );
}

function Questions() {
  const { bridge } = useShell();
  const { t } = useHelpTexts();
  const link = (href: string, words: string) =>
    bridge.canServe(href) && <TextLink href={href}>{words}</TextLink>;
  const books = bridge.canServe(paths.reserve());
  return (
    <Answers>
      <Question title={t('take.title')}>
        <p>{t('take.text')}</p>
        {link(paths.search(), t('take.go'))}
      </Question>
      {books && (
        <Question title={t('book.title')}>
          <p>{t('book.text')}</p>
        </Question>
      )}
      <Question title={t('change.title')}>
        <p>{t('change.text')}</p>
        {link(paths.myBookings(), t('change.go'))}
      </Question>
      <Question title={t('code.title')}>
        <p>{t('code.text')}</p>
      </Question>
      <Question title={t('late.title')}>
        <p>{t('late.text')}</p>
      </Question>
      <Question title={t('find.title')}>
        <p>{t('find.text')}</p>
      </Question>
      <Contact />
      {link(paths.settings(), t('settings'))}
    </Answers>
  );
}

function Titled({ onClose }: { onClose: () => void }) {
  const { t } = useHelpTexts();
  return (
    <Dialog open title={t('title')} onClose={onClose}>
      <Questions />
    </Dialog>
  );
}

/** Frequent questions in a dialog over the current page, so that no input is lost. */
export const HelpDialog = ({ onClose }: { onClose: () => void }) => (
  <I18nextProvider i18n={helpTexts.i18n}>
    <Titled onClose={onClose} />
  </I18nextProvider>
);
