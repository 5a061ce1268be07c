import { useDeferredValue, useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { X } from 'lucide-react';
import { IconButton } from '../button/icon-button';
import { useUiTexts } from '../texts';
import { media, token, type } from '../theme';
import { ModalBody } from './modal-body';
import { useShown } from './use-shown';

const centred = css`
  margin: auto;
  width: min(${token.size(480)}, calc(100vw - ${token.size(32)}));
  border-radius: ${token.radius.card};
`;
const atTheFoot = css`
  margin: auto auto 0;
  width: 100%;
  border-radius: ${token.radius.card} ${token.radius.card} 0 0;
  ${media.desktop} {
    ${centred}
  }
`;

const Surface = styled.dialog<{ $place: 'centre' | 'foot'; $tall: boolean }>`
  position: fixed;
  inset: 0;
  z-index: 10;
  max-width: 100vw;
  max-height: min(90vh, 100%);
  padding: 0;
  border: 0;
  overflow: hidden;
  background: ${token.color.surface};
  color: ${token.color.ink};
  box-shadow: ${token.elevation.sheet};
  ${({ $place }) => ($place === 'foot' ? atTheFoot : centred)}
  ${({ $tall }) => $tall && 'height: 85%;'}
  &[open] {
    display: flex;
    flex-direction: column;
  }
  &::backdrop {
    background: rgb(14 20 23 / 56%);
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const Grab = styled.span`
  flex: none;
  width: ${token.size(36)};
  height: ${token.size(4)};
  margin: ${token.size(8)} auto 0;
  border-radius: ${token.size(2)};
  background: ${token.color.lineStrong};
  opacity: 0.6;
  ${media.desktop} {
    display: none;
  }
`;
const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  min-height: ${token.size(56)};
  padding: ${token.size(4)} ${token.size(4)} 0 ${token.space[4]};
`;
const Title = styled.h2`
  padding-block: ${token.space[2]};
  ${type.section}
  font-weight: ${token.weight.bold};
`;
const Foot = styled.div`
  --button-width: 100%;
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${token.space[3]};
  padding: ${token.space[3]} ${token.space[4]} calc(${token.space[4]} + env(safe-area-inset-bottom));
  border-top: 1px solid ${token.color.line};
  & > * {
    flex: 1 1 ${token.size(120)};
  }
`;

export interface ModalProps {
  open: boolean;
  /** By Escape, the scrim, or the cross. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** The buttons, side by side. */
  footer?: ReactNode;
  /** 85 % of the height, whatever it holds: for a map or a page inside (CAT-56). */
  tall?: boolean;
  /** Without the cross, where one of two buttons must be taken. */
  closable?: boolean;
}

const isInside = ({ left, right, top, bottom }: DOMRect, { clientX: x, clientY: y }: MouseEvent): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

function Opened({
  onClose,
  title,
  children,
  footer,
  closable = true,
  tall = false,
  place,
}: ModalProps & { place: 'centre' | 'foot' }) {
  const texts = useUiTexts();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useShown(dialog, heading);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const onClick = (event: MouseEvent) => {
    // The scrim belongs to the dialog: a tap on it hits the dialog itself, outside its box.
    if (event.target !== dialog.current || event.detail === 0) return;
    if (!isInside(dialog.current.getBoundingClientRect(), event)) onClose();
  };

  return (
    // The keyboard handler answers Escape for the whole dialog, as the browser itself does.
    <Surface
      ref={dialog}
      $place={place}
      $tall={tall}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {place === 'foot' && <Grab aria-hidden="true" />}
      <Head>
        <Title id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </Title>
        {closable && <IconButton icon={X} label={texts.close} onClick={onClose} />}
      </Head>
      {children !== undefined && <ModalBody>{children}</ModalBody>}
      {footer && <Foot>{footer}</Foot>}
    </Surface>
  );
}

/**
 * The common base of Dialog and Sheet: a native dialog, rendered only while open. The tap that opens it is handled
 * first: a dialog makes the whole page inert, which keeps a slow phone busy.
 */
export function Modal({ open, ...rest }: ModalProps & { place: 'centre' | 'foot' }) {
  const mayOpen = useDeferredValue(open, false);
  return open && mayOpen ? <Opened open {...rest} /> : null;
}
