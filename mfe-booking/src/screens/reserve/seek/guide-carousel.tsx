import { ChevronLeft, ChevronRight, Info } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { Button, IconButton, token, type } from '@vez/shared/ui';
import { guidesQuery } from '../../../api/booking-queries';
import { useTexts } from '../../../texts';

const Panel = styled.section`
  margin-top: ${token.space[3]};
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  padding: ${token.space[2]} 0;
  border-radius: ${token.radius.control};
  background: ${token.color.soft};
  color: ${token.color.softInk};
`;
const Slide = styled.div`
  min-height: ${token.size(66)};
  text-align: center;
`;
const Title = styled.h3`
  ${type.body}
  font-weight: ${token.weight.bold};
`;
const Words = styled.p`
  ${type.support}
`;
const Count = styled.p`
  margin-top: ${token.space[1]};
  ${type.meta}
`;

/** How to read the grid, page by page (BOK-59). Hidden if there are no guides or they fail to load. */
export function GuideCarousel() {
  const { t } = useTexts();
  const { data: guides = [] } = useQuery(guidesQuery(useApi()));
  const [isOpen, setOpen] = useState(false);
  const [page, setPage] = useState(0);
  const guide = guides[page];
  if (guide === undefined) return null;
  const turn = (by: number) => setPage((page + by + guides.length) % guides.length);
  return (
    <div>
      <Button kind="quiet" fit icon={Info} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('seek.guide')}
      </Button>
      {isOpen && (
        <Panel aria-label={t('seek.guide')}>
          <IconButton icon={ChevronLeft} label={t('seek.guideBack')} onClick={() => turn(-1)} />
          <Slide aria-live="polite">
            <Title>{guide.title}</Title>
            <Words>{guide.text}</Words>
            <Count>{t('seek.guidePage', { page: page + 1, pages: guides.length })}</Count>
          </Slide>
          <IconButton icon={ChevronRight} label={t('seek.guideOn')} onClick={() => turn(1)} />
        </Panel>
      )}
    </div>
  );
}
