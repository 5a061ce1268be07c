import styled from 'styled-components';
import type { Favourite } from '@vez/shared/contracts/client';
import { RowList } from '@vez/shared/ui';
import { useFocusAfterRemoval } from '../../components/use-focus-after-removal';
import { FavouriteRow } from './favourite-row';
import { NoFavourites } from './no-favourites';
import { useDelete } from './use-delete';

const Part = styled.div`
  outline: none;
`;

/** The favourites, each of which can be removed; the focus stays among them. */
export function FavouriteList({ of, canStart }: { of: readonly Favourite[]; canStart: boolean }) {
  const askToDelete = useDelete();
  const { part, remember } = useFocusAfterRemoval(of.length);
  const remove = async (favourite: Favourite, row: number) => {
    if (await askToDelete(favourite)) remember(row);
  };
  return (
    <Part ref={part} tabIndex={-1}>
      {of.length === 0 ? (
        <NoFavourites canStart={canStart} />
      ) : (
        <RowList>
          {of.map((favourite, at) => (
            <li key={favourite.id}>
              <FavouriteRow favourite={favourite} onDelete={() => void remove(favourite, at)} />
            </li>
          ))}
        </RowList>
      )}
    </Part>
  );
}
