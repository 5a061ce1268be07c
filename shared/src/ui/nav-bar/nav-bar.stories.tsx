import { Star } from 'lucide-react';
import { useSample } from '../testing/sample';
import { NavBar } from './nav-bar';

export default { title: 'Layout/NavBar' };

const nothing = () => undefined;

export const First = () => <NavBar title={useSample().favourites} />;
export const Whole = () => {
  const { service, place } = useSample();
  return <NavBar title={service} subtitle={place} onBack={nothing} onRefresh={nothing} onHome={nothing} />;
};
export const WithAStar = () => {
  const { service, favourite } = useSample();
  return (
    <NavBar
      title={service}
      onBack={nothing}
      rightIcon={{ icon: Star, label: favourite, onClick: nothing, filled: true, pressed: true }}
    />
  );
};
