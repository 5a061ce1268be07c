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

function Counter({ self }: { self: StaffSelf }) {
  const [kept, setKept] = useState(keptPlace);
  const [isChanging, setIsChanging] = useState(false);
  const place = placeFor(kept, self);
  if (place === undefined || isChanging) {
    return (
      <PlaceForm
        self={self}
        before={place}
        onDone={(next: CounterPlace) => {
          keepPlace(next);
          setKept(next);
          setIsChanging(false);
        }}
        onCancel={place && (() => setIsChanging(false))}
      />
    );
  }
  return <CounterDesk self={self} place={place} onChange={() => setIsChanging(true)} />;
}

/** A counter: the person now, who is next, and one key for each act. */
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
