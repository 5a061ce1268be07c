import { createContext, useContext, type ComponentProps, type MouseEvent } from 'react';
import styled from 'styled-components';
import { ownPath } from '../../domain';
import { token } from '../theme';

type Navigate = (to: string) => void;

const NavigateContext = createContext<Navigate | null>(null);

/** How links change the page without a reload; a remote gives `bridge.navigate`. */
export const LinkProvider = NavigateContext.Provider;

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A real link, unstyled: it can be copied, and opened in another tab; a plain tap stays inside the app. */
export function PlainLink({ href, onClick, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const navigate = useContext(NavigateContext);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (navigate === null || event.defaultPrevented || !isPlainClick(event)) return;
        if (rest.target !== undefined || ownPath(href) === undefined) return;
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}

/** A link inside or beside text; its own line is 48 high to the finger. */
export const TextLink = styled(PlainLink)`
  position: relative;
  color: ${token.color.primary};
  font-weight: ${token.weight.medium};
  &::after {
    content: '';
    position: absolute;
    inset: ${token.size(-11)} ${token.size(-8)};
  }
`;
