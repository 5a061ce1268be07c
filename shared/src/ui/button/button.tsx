import { Ban, Info, type LucideIcon } from 'lucide-react';
import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';
import { PlainLink } from '../link/link';
import { token, type } from '../theme';
import { buttonStyle, type ButtonKind } from './button-style';

const NativeButton = styled.button<{ $kind: ButtonKind; $fit: boolean }>`
  ${buttonStyle}
`;

const LinkAsButton = styled(PlainLink)<{ $kind: ButtonKind; $fit: boolean }>`
  ${buttonStyle}
`;

const Reason = styled.p`
  display: flex;
  gap: ${token.space[3]};
  margin-top: ${token.space[3]};
  ${type.support}
  color: ${token.color.ink};
`;

interface Looks {
  /** At most one `primary` per screen; `danger` is text only. */
  kind?: ButtonKind;
  icon?: LucideIcon;
  /** As wide as its text instead of its column. */
  fit?: boolean;
  children: ReactNode;
}

interface ButtonProps extends Looks, Omit<ComponentProps<'button'>, 'children'> {
  /** Set while its action runs: the button stays in place and ignores taps. */
  busy?: boolean;
  /** Disables the button, with the reason below it. It stays focusable, so that everyone can find the reason. */
  disabledReason?: ReactNode;
}

/**
 * A button with a height of 52 (primary) or 48. When disabled, it keeps its place and focus, and gives the
 * reason by `aria-disabled` and `aria-describedby`.
 */
export function Button({
  kind = 'primary',
  icon,
  fit = false,
  busy = false,
  disabled = false,
  disabledReason,
  children,
  onClick,
  type: nativeType = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const hasReason = disabledReason !== undefined && disabledReason !== null && disabledReason !== '';
  const off = disabled || hasReason;
  const inert = off || busy;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) event.preventDefault();
    else onClick?.(event);
  };
  const drawing = off ? Ban : icon;
  const describedBy = [rest['aria-describedby'], hasReason ? reasonId : undefined].filter(Boolean).join(' ');

  return (
    <>
      <NativeButton
        aria-busy={busy || undefined}
        {...rest}
        type={nativeType}
        $kind={kind}
        $fit={fit}
        aria-disabled={inert || undefined}
        aria-describedby={describedBy || undefined}
        onClick={press}
      >
        {drawing && <Icon of={drawing} size={kind === 'primary' ? 24 : 20} />}
        <span>{children}</span>
      </NativeButton>
      {hasReason && (
        <Reason id={reasonId}>
          <Icon of={Info} size={20} />
          <span>{disabledReason}</span>
        </Reason>
      )}
    </>
  );
}

/** A link that looks like a button, for navigation to another page. */
export function ButtonLink({
  kind = 'primary',
  icon,
  fit = false,
  children,
  ...rest
}: Looks & Omit<ComponentProps<typeof PlainLink>, 'children'>) {
  return (
    <LinkAsButton {...rest} $kind={kind} $fit={fit}>
      {icon && <Icon of={icon} size={kind === 'primary' ? 24 : 20} />}
      <span>{children}</span>
    </LinkAsButton>
  );
}
