import { ChevronLeft, House, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/icon-button';
import { LanguageSelect } from '../language-select/language-select';
import { RefreshButton } from '../refresh-button/refresh-button';
import { useUiTexts } from '../texts';
import { media, onLargePhone, token, type } from '../theme';
import { Wave } from '../wave/wave';

const Bar = styled.header`
  position: relative;
  z-index: 1;
  background: ${token.color.surface};
  ${media.wide} {
    background: none;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  width: 100%;
  max-width: ${token.size(680)};
  min-height: ${token.size(56)};
  ${onLargePhone('flex-wrap:wrap;')}
  margin: 0 auto;
  padding: ${token.size(4)} ${token.size(4)} 0;
  ${media.wide} {
    max-width: ${token.size(1104)};
    padding: ${token.space[5]} ${token.space[4]} 0;
    & > button:first-child {
      margin-left: ${token.room(-12)};
    }
    & > button:last-child {
      margin-right: ${token.room(-12)};
    }
  }
`;

const Titles = styled.div`
  flex: 1;
  min-width: 0;
  padding: 0 ${token.size(4)};
  /* On a line of its own, below the buttons. */
  ${onLargePhone('order:1;flex-basis:100%;padding-inline:12px;& + *{margin-inline-start:auto;}')}
`;

const Title = styled.h1`
  ${type.section}
  font-weight: ${token.weight.bold};
  ${media.wide} {
    ${type.heading}
  }
`;

const Subtitle = styled.p`
  ${type.meta}
  color: ${token.color.ink2};
  ${media.wide} {
    ${type.support}
  }
`;

const Edge = styled(Wave)`
  ${media.wide} {
    display: none;
  }
`;

/** From 1024 the head of the site has one. */
const Languages = styled(LanguageSelect)`
  ${media.wide} {
    display: none;
  }
`;

interface NavBarProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Without it there is no back button: the first page of a journey. */
  onBack?: () => void;
  onRefresh?: () => void;
  onHome?: () => void;
  /** One more drawing on the right, such as the star of a favourite. */
  rightIcon?: { icon: LucideIcon; label: string; onClick: () => void; filled?: boolean; pressed?: boolean };
}

/** Back and the page's title as its h1, the language, and optionally refresh, a right icon and the way home (UI-08). */
export function NavBar({ title, subtitle, onBack, onRefresh, onHome, rightIcon }: NavBarProps) {
  const texts = useUiTexts();
  return (
    // The site header appears above pages without this bar.
    <Bar data-bar>
      <Row>
        {onBack && <IconButton icon={ChevronLeft} label={texts.back} onClick={onBack} />}
        <Titles>
          <Title tabIndex={-1}>{title}</Title>
          {subtitle && <Subtitle>{subtitle}</Subtitle>}
        </Titles>
        {onRefresh && <RefreshButton onRefresh={onRefresh} />}
        {rightIcon && (
          <IconButton
            icon={rightIcon.icon}
            label={rightIcon.label}
            filled={rightIcon.filled}
            aria-pressed={rightIcon.pressed}
            onClick={rightIcon.onClick}
          />
        )}
        <Languages short />
        {onHome && <IconButton icon={House} label={texts.home} onClick={onHome} />}
      </Row>
      <Edge />
    </Bar>
  );
}
