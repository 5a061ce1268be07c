import { ChevronRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';
import { PlainLink } from '../link/link';
import { useUiTexts } from '../texts';
import { token, type, visuallyHidden } from '../theme';

const Block = styled.section`
  margin-top: ${token.space[4]};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${token.space[3]};
  min-height: ${token.size(48)};
  margin-bottom: ${token.space[1]};
`;

const Heading = styled.h2`
  ${type.section}
  font-weight: ${token.weight.bold};
`;

const All = styled(PlainLink)`
  display: inline-flex;
  align-items: center;
  gap: ${token.size(4)};
  min-height: ${token.size(48)};
  ${type.support}
  font-weight: ${token.weight.medium};
  text-decoration: none;
`;

const Context = styled.span`
  ${visuallyHidden}
`;

interface SectionProps {
  heading: string;
  /** Where all of it is. */
  allHref?: string;
  /** Instead of “all”, such as “manage”. */
  allLabel?: string;
  children: ReactNode;
}

/** A part of a page under its own heading, with a link to the whole of it. */
export function Section({ heading, allHref, allLabel, children }: SectionProps) {
  const texts = useUiTexts();
  const id = useId();
  return (
    <Block aria-labelledby={id}>
      <Head>
        <Heading id={id}>{heading}</Heading>
        {allHref && (
          <All href={allHref}>
            {allLabel ?? texts.all}
            <Context> {heading}</Context>
            <Icon of={ChevronRight} size={20} />
          </All>
        )}
      </Head>
      {children}
    </Block>
  );
}
