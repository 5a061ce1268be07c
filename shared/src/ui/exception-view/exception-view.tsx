import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { readablePhone } from '../../domain';
import { ButtonLink } from '../button/button';
import { useFocusOnResult } from '../focus-on-result/use-focus-on-result';
import { RefreshButton } from '../refresh-button/refresh-button';
import { fill, useUiTexts } from '../texts';
import { figures, media, token, type } from '../theme';
import { Azulejo } from './azulejo';

const View = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  width: 100%;
  max-width: ${token.size(420)};
  margin: ${token.space[4]} auto;
  text-align: center;
  ${media.wide} {
    flex-direction: row;
    align-items: flex-start;
    gap: ${token.space[6]};
    max-width: ${token.size(680)};
    margin-inline: 0;
    text-align: left;
  }
`;
const Body = styled.div`
  width: 100%;
  min-width: 0;
  ${media.wide} {
    flex: 1;
  }
`;
const Title = styled.h2`
  margin-top: ${token.space[4]};
  ${media.wide} {
    margin-top: 0;
  }
  ${type.title}
  font-weight: ${token.weight.bold};
  text-wrap: balance;
`;
const Words = styled.div`
  margin-top: ${token.space[2]};
  color: ${token.color.ink2};
  text-wrap: pretty;
`;
const Code = styled.p`
  margin-top: ${token.space[2]};
  ${type.support}
  ${figures}
  color: ${token.color.ink2};
  b {
    color: ${token.color.ink};
  }
`;
const Ways = styled.div`
  --button-width: 100%;
  display: grid;
  gap: ${token.space[4]};
  width: 100%;
  margin-top: ${token.space[5]};
  ${media.wide} {
    --button-width: auto;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
`;
const Hours = styled.p`
  ${type.support}
  color: ${token.color.ink2};
`;

interface ExceptionViewProps {
  /** `error`: it could not be loaded; `noData`: there is nothing. */
  kind: 'error' | 'noData';
  /** Without one: that it could not be loaded, or that there is nothing. */
  title?: ReactNode;
  /** Why, and what to do. */
  children?: ReactNode;
  code?: string | number;
  /** HH:mm at which it happened. */
  time?: string;
  onRetry?: () => void;
  /** A number that helps, and when. */
  phone?: string;
  phoneHours?: ReactNode;
  /** Further ways on. */
  actions?: ReactNode;
  /** Takes the focus when it replaces what was requested. */
  focus?: boolean;
  /** `h1` if it replaces the whole page, which has no other heading. */
  heading?: 'h1' | 'h2';
}

/** Replaces a list or a page, after an error or without data, with a refresh (UI-07, SHL-17, SHL-18). */
export function ExceptionView(props: ExceptionViewProps) {
  const { kind, title, children, code, time, onRetry, phone, phoneHours, actions, focus = false } = props;
  const texts = useUiTexts();
  const heading = useFocusOnResult<HTMLHeadingElement>(focus);
  return (
    <View role={kind === 'error' ? 'alert' : undefined}>
      <Azulejo />
      <Body>
        <Title as={props.heading} ref={heading} tabIndex={-1}>
          {title ?? (kind === 'error' ? texts.errorLoadData : texts.noData)}
        </Title>
        {children && <Words>{children}</Words>}
        {(code !== undefined || time !== undefined) && (
          <Code>
            {code !== undefined && (
              <>
                {texts.errorCode} <b>{code}</b>
              </>
            )}
            {code !== undefined && time !== undefined && ' · '}
            {time}
          </Code>
        )}
        <Ways>
          {onRetry && <RefreshButton look="button" onRefresh={onRetry} />}
          {actions}
          {phone && (
            <ButtonLink kind="outline" icon={Phone} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              {fill(texts.call, { phone: readablePhone(phone) })}
            </ButtonLink>
          )}
          {phone && phoneHours && <Hours>{phoneHours}</Hours>}
        </Ways>
      </Body>
    </View>
  );
}
