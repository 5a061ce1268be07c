import {
  createContext,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  type ReactNode,
} from 'react';
import { HYDRATED } from '../contracts/painting';
import { ScreenBoundary } from './screen-boundary';

const nothing = () => undefined;

/** Announces a part of the screen that has yet to hydrate; the returned function reports that it has. */
export const TakeOverContext = createContext<() => () => void>(() => nothing);

/** The last child of a part of the page: calls `tell` when the part is shown and hydrated. */
export function Shown({ tell = nothing }: { tell?(): void }) {
  // Before any further render, which would reset fields to React's state.
  useLayoutEffect(() => void document.dispatchEvent(new Event(HYDRATED)), []);
  useEffect(tell, [tell]);
  return null;
}

interface Props {
  /** A `lazyScreen`. */
  children: ReactNode;
  loading?: ReactNode;
  /** Replaces a part whose code cannot be loaded. */
  failed(retry: () => void): ReactNode;
}

/**
 * A part of a screen that is readable before it is interactive: its code loads after the rest works. Until then, the
 * painted part stays, with working links. Create it once, outside of the screen's function: a render with new props
 * would replace the painted part with `loading`.
 */
export function LaterPart({ children, loading = null, failed }: Props) {
  const begin = useContext(TakeOverContext);
  const end = useRef<() => void>(nothing);
  const tell = useCallback(() => end.current(), []);
  // Before the effects of its children.
  useLayoutEffect(() => {
    end.current = begin();
    return () => end.current();
  }, [begin]);
  return (
    <ScreenBoundary
      fallback={(retry) => (
        <>
          {failed(retry)}
          <Shown tell={tell} />
        </>
      )}
    >
      <Suspense fallback={loading}>
        {children}
        <Shown tell={tell} />
      </Suspense>
    </ScreenBoundary>
  );
}
