import { CalendarCheck, Star, Ticket } from 'lucide-react';
import { useSample } from '../testing/sample';
import { Button, ButtonLink } from './button';
import { FooterButton } from './footer-button';
import { IconButton } from './icon-button';

export default { title: 'Actions/Button' };

export const Primary = () => <Button icon={Ticket}>{useSample().takeNumber}</Button>;
export const Outline = () => (
  <Button kind="outline" icon={CalendarCheck}>
    {useSample().book}
  </Button>
);
export const Quiet = () => <Button kind="quiet">{useSample().keepTicket}</Button>;
export const Danger = () => <Button kind="danger">{useSample().cancelTicket}</Button>;
export const Busy = () => <Button busy>{useSample().takeNumber}</Button>;
export const Fit = () => <Button fit>{useSample().takeNumber}</Button>;
export const OffWithReason = () => {
  const { takeNumber, closedToday } = useSample();
  return <Button disabledReason={closedToday}>{takeNumber}</Button>;
};
export const AsLink = () => <ButtonLink href="/home">{useSample().book}</ButtonLink>;
export const Footer = () => <FooterButton>{useSample().takeNumber}</FooterButton>;
export const OnlyAnIcon = () => <IconButton icon={Star} label={useSample().favourite} />;
export const OnlyAFilledIcon = () => <IconButton icon={Star} label={useSample().favourite} filled />;
