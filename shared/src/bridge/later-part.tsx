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

/** Says that a part of the screen is still to be taken over; the function handed back says that it was. */
export const TakeOverContext = createContext<() => () => void>(() => nothing);

/** Stands last in a part of the page: calls `tell` once the part is shown and hydrated. */
export function Shown({ tell = nothing }: { tell?(): void }) {
  // Before any further render, which would reset fields to the program's state.
  useLayoutEffect(() => void document.dispatchEvent(new Event(HYDRATED)), []);
  useEffect(tell, [tell]);
  return null;
}

interface Props {
  /** A `lazyScreen`. */
  children: ReactNode;
  loading?: ReactNode;
  /** In place of a part whose code cannot be had. */
  failed(retry: () => void): ReactNode;
}

/**
 * A part of a screen that can be read before it can be used: its code comes once the rest works. Until then what was
 * painted stays, with links that work. Make it once, outside of the screen's function: a rendering with new props
 * would replace what was painted by `loading`.
 */
export function LaterPart({ children, loading = null, failed }: Props) {
  const begin = useContext(TakeOverContext);
  const end = useRef<() => void>(nothing);
  const tell = useCallback(() => end.current(), []);
  // Before the effects of what is inside it.
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
