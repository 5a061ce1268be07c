import { useEffect, useRef, useState } from 'react';
import type { OfficeSettings, ServiceSettings } from '../../model/wire';

/** The list, or a form with the settings as read when it was opened. */
type View =
  | { of: 'list'; isSaved: boolean }
  | { of: 'calendar'; was: OfficeSettings['calendar'] }
  | { of: 'order'; was: OfficeSettings['order'] }
  | { of: 'service'; service: ServiceSettings };

/** The view, and the focus on its heading when it changes. */
export function useView() {
  const [view, setView] = useState<View>({ of: 'list', isSaved: false });
  const whole = useRef<HTMLDivElement>(null);
  const shown = useRef(view.of);
  useEffect(() => {
    if (shown.current !== view.of) whole.current?.querySelector('h1')?.focus();
    shown.current = view.of;
  }, [view.of]);
  return { view, setView, whole };
}
