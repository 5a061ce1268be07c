import { useSample } from '../testing/sample';
import { AboutDialog } from './about-dialog';

export default { title: 'Dialogs/AboutDialog' };

export const Open = () => {
  const { aboutTitle, aboutText } = useSample();
  return (
    <AboutDialog open title={aboutTitle} version="3.0.1" onClose={() => undefined}>
      {aboutText}
    </AboutDialog>
  );
};
