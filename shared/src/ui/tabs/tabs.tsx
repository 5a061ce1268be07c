import type { LucideIcon } from 'lucide-react';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';
import { media, token, type } from '../theme';

/** The wave of the bar above hangs 10 into it. */
const Strip = styled.div`
  padding-top: ${token.size(10)};
  background: ${token.color.surface};
  border-bottom: 1px solid ${token.color.line};
  ${media.wide} {
    background: none;
  }
`;

const List = styled.div`
  display: flex;
  max-width: ${token.size(680)};
  margin: 0 auto;
  padding: 0 ${token.space[4]};
  ${media.wide} {
    max-width: ${token.size(1104)};
    & > * {
      max-width: ${token.size(340)};
    }
  }
`;

const Choice = styled.button`
  position: relative;
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 ${token.space[3]};
  min-width: 0;
  min-height: ${token.size(52)};
  padding: ${token.space[2]};
  border: 0;
  background: none;
  color: ${token.color.ink2};
  ${type.body}
  font-weight: ${token.weight.medium};
  overflow-wrap: anywhere;
  cursor: pointer;
  &[aria-selected='true'] {
    color: ${token.color.primary};
    font-weight: ${token.weight.bold};
  }
  &[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset: auto 0 -1px;
    border-bottom: 3px solid ${token.color.primary};
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`;

export interface Tab<Name extends string> {
  name: Name;
  label: ReactNode;
  icon?: LucideIcon;
}

interface TabsProps<Name extends string> {
  /** What the tabs choose between, to screen readers. */
  label: string;
  tabs: readonly Tab<Name>[];
  value: Name;
  onChange: (name: Name) => void;
  /** The content of the chosen tab. */
  children: ReactNode;
}

/** Tabs with the keyboard that people of screen readers expect: arrows, Home and End choose. */
export function Tabs<Name extends string>({ label, tabs, value, onChange, children }: TabsProps<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.findIndex(({ name }) => name === value);

  const choose = (index: number) => {
    const tab = tabs.at(index % tabs.length);
    if (tab === undefined) return;
    onChange(tab.name);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(tab)]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowRight: chosen + 1, ArrowLeft: chosen - 1, Home: 0, End: -1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    choose(target);
  };

  return (
    <>
      <Strip>
        <List role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
          {tabs.map((tab) => (
            <Choice
              key={tab.name}
              type="button"
              role="tab"
              id={`${id}${tab.name}`}
              aria-selected={tab.name === value}
              aria-controls={`${id}panel`}
              tabIndex={tab.name === value ? 0 : -1}
              onClick={() => onChange(tab.name)}
            >
              {tab.icon && <Icon of={tab.icon} />}
              <span>{tab.label}</span>
            </Choice>
          ))}
        </List>
      </Strip>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${value}`}>
        {children}
      </div>
    </>
  );
}
