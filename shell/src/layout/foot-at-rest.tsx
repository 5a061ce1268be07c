import { useEffect, useState, type ComponentType } from 'react';
import { deferredAtRest, loadDeferred } from './load-deferred';

/** The foot of the page, once the page is at rest: no first view pays for it, and it never jumps. */
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
