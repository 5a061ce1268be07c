import { useState } from 'react';
import { LANGUAGES } from '../../domain';
import { LanguagesProvider } from './languages-context';
import { LanguageSelect } from './language-select';

export default { title: 'Fields/LanguageSelect' };

const Offered = ({ short = false }: { short?: boolean }) => {
  const [offered] = useState(LANGUAGES);
  return (
    <LanguagesProvider value={{ offered, choose: () => undefined }}>
      <LanguageSelect short={short} />
    </LanguagesProvider>
  );
};
export const Full = () => <Offered />;
export const Short = () => <Offered short />;
