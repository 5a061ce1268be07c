import { useState } from 'react';
import { useSelf } from '../../api/use-self';
import { keepPlace, keptPlace } from '../../api/kept-place';
import { Gate } from '../../components/gate';
import { addresses } from '../../model/addresses';
import { placeFor, type CounterPlace } from '../../model/counter-place';
import type { StaffSelf } from '../../model/wire';
import { useTexts } from '../../texts';
import { CounterDesk } from './counter-desk';
import { PlaceForm } from './place-form';

type Asking = 'no' | 'change' | 'other';

function Counter({ self }: { self: StaffSelf }) {
  const [kept, setKept] = useState(keptPlace);
  const [asking, setAsking] = useState<Asking>('no');
  const place = placeFor(kept, self);
  const changePlace = (next: CounterPlace) => {
    keepPlace(next);
    setKept(next);
    setAsking('no');
  };
  if (place === undefined || asking !== 'no') {
    return (
      <PlaceForm
        self={self}
        before={place}
        // Only the user's own counter is closed.
        leaves={asking === 'change' ? place : undefined}
        onDone={changePlace}
        onCancel={place && (() => setAsking('no'))}
      />
    );
  }
  return (
    <CounterDesk
      self={self}
      place={place}
      onChange={() => setAsking('change')}
      onOther={() => setAsking('other')}
      onPlace={changePlace}
    />
  );
}

/** A counter: the current person, the next one, and a key for each act. */
export function CounterScreen() {
  const { t } = useTexts();
  return (
    <Gate
      self={useSelf()}
      roles={['clerk', 'supervisor']}
      title={t('head.counter')}
      returnTo={`${addresses.start}?to=counter`}
    >
      {(self) => <Counter self={self} />}
    </Gate>
  );
}
