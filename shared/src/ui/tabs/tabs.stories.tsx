import { CalendarCheck, Ticket } from 'lucide-react';
import { useState } from 'react';
import { useSample } from '../testing/sample';
import { Tabs } from './tabs';

export default { title: 'Lists/Tabs' };

export const Two = () => {
  const { favourites, numbers, booking, service } = useSample();
  const [tab, setTab] = useState<'numbers' | 'bookings'>('numbers');
  return (
    <Tabs
      label={favourites}
      tabs={[
        { name: 'numbers', label: numbers, icon: Ticket },
        { name: 'bookings', label: booking, icon: CalendarCheck },
      ]}
      value={tab}
      onChange={setTab}
    >
      <p>{service}</p>
    </Tabs>
  );
};
