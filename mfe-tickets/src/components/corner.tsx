import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { CardTitle, media, token, type } from '@vez/shared/ui';

/** On a phone, plain buttons at the bottom of the page; on a desktop, a card beside it with an explanation. */
const Holder = styled.section`
  display: grid;
  gap: ${token.space[4]};
  ${media.wide} {
    padding: ${token.space[4]};
    border-radius: ${token.radius.card};
    background: ${token.color.surface};
    box-shadow: ${token.elevation.card};
  }
`;
const Words = styled.div`
  display: none;
  ${media.wide} {
    display: block;
  }
  p {
    margin-top: ${token.space[1]};
    ${type.support}
    color: ${token.color.ink2};
  }
`;

interface Props {
  title: string;
  text: string;
  /** Buttons. */
  children: ReactNode;
}

/** Further actions on this page. */
export function Corner({ title, text, children }: Props) {
  const id = useId();
  return (
    <Holder aria-labelledby={id}>
      <Words>
        <CardTitle id={id}>{title}</CardTitle>
        <p>{text}</p>
      </Words>
      {children}
    </Holder>
  );
}
