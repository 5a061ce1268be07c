import type { ComponentType } from 'react';
import { useBridge } from '@vez/shared/bridge';
import { Slot } from '@vez/shared/ui';
import { Recommended as RecommendedList } from './recommended';
import { RemoteCounterDepartments as DepartmentList } from './remote-counter-departments';

/** A list of the home, and below it what other remotes show there. */
const withTiles = (List: ComponentType) =>
  function ListWithTiles() {
    const bridge = useBridge();
    return (
      <>
        <List />
        <Slot bridge={bridge} name="homeTile" place={{}} />
      </>
    );
  };

export const Recommended = withTiles(RecommendedList);
export const RemoteCounterDepartments = withTiles(DepartmentList);
