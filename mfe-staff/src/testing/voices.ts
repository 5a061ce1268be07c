/** For a file of tests about a device with voices for these languages, which jsdom does not have. */
export function fakeVoices(...languages: string[]) {
  const said: string[] = [];
  class Utterance {
    constructor(readonly text: string) {}
  }
  beforeEach(() => {
    said.splice(0);
    const getVoices = () => languages.map((lang) => ({ lang }));
    const speak = ({ text }: Utterance) => void said.push(text);
    Object.assign(window, { speechSynthesis: { getVoices, speak }, SpeechSynthesisUtterance: Utterance });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'speechSynthesis');
    Reflect.deleteProperty(window, 'SpeechSynthesisUtterance');
  });
  return { said: () => [...said] };
}
