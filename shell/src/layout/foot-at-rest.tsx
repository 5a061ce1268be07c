import { useEffect, useState, type ComponentType } from 'react';
import { deferredAtRest, loadDeferred } from './load-deferred';

/** Loads the foot when the page is idle, so that it neither delays the first view nor jumps. */
export function FootAtRest() {
  const [Foot, setFoot] = useState<ComponentType>();
  useEffect(() => {
    let isShown = true;
    void deferredAtRest(loadDeferred).then(({ SiteFoot }) => {
      if (isShown) setFoot(() => SiteFoot);
    });
    return () => void (isShown = false);
  }, []);
  return Foot && <Foot />;
}
