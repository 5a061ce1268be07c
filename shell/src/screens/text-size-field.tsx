import styled from 'styled-components';
import { INTL_LOCALE } from '@vez/shared/domain';
import { Segments, token, type } from '@vez/shared/ui';
import { useTexts } from '../language/shell-texts';
import { useShell } from '../layout/shell-context';
import { TEXT_SIZES } from '../theme/text-size';
import { useStore } from '../use-store';

const Stack = styled.div`
  display: grid;
  gap: ${token.space[3]};
`;
const Size = styled.span`
  display: grid;
  justify-items: center;
  ${type.meta}
`;
/** Shown in its own size, so the chosen size, which `--u` includes, is divided out. */
const Sign = styled.span<{ $size: number }>`
  font-size: calc(16 * var(--u) * ${({ $size }) => $size} / var(--text-scale));
  line-height: 1.4;
`;
const Preview = styled.p`
  padding: ${token.space[3]};
  border-radius: ${token.radius.control};
  background: ${token.color.sunken};
`;

/** Selects the text size of all pages, with a preview of each and a sample sentence (SHL-10, SHL-11). */
export function TextSizeField() {
  const { textSize } = useShell();
  const { t, language } = useTexts();
  const size = useStore(textSize);
  const percent = new Intl.NumberFormat(INTL_LOCALE[language], { style: 'percent' });
  return (
    <Stack>
      <Segments
        label={t('settings.textSize')}
        plain
        minWidth={56}
        value={String(size)}
        onChange={(value) => textSize.set(TEXT_SIZES.find((known) => String(known) === value) ?? 1)}
        choices={TEXT_SIZES.map((value) => ({
          value: String(value),
          label: (
            <Size>
              <Sign $size={value} aria-hidden="true">
                {t('settings.sign')}
              </Sign>
              {percent.format(value)}
            </Size>
          ),
        }))}
      />
      <Preview>{t('settings.sample')}</Preview>
    </Stack>
  );
}
