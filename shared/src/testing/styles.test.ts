const of = (element: Element) => getComputedStyle(element);

it('computes a style from all rules, and again when the page changes', () => {
  document.head.innerHTML = `<style>
    .gone, p.later { display: none }
    @media screen { .frame > b { visibility: hidden } }
    .frame:not(.open) i { pointer-events: none }
  </style>`;
  document.body.innerHTML = `<div class="frame"><p class="gone"></p><b></b><i></i></div><b></b>`;
  const [frame, p, inner, i, outer] = [...document.body.querySelectorAll('*')] as HTMLElement[];
  const looks = () => [of(p!).display, of(inner!).visibility, of(i!).pointerEvents, of(outer!).visibility];

  expect(looks()).toEqual(['none', 'hidden', 'none', 'visible']);
  expect(looks()).toEqual(['none', 'hidden', 'none', 'visible']);
  p!.className = 'here';
  frame!.classList.add('open');
  expect(looks()).toEqual(['block', 'hidden', 'auto', 'visible']);
  p!.className = 'later';
  inner!.style.visibility = 'visible';
  outer!.parentElement!.style.visibility = 'collapse';
  expect(looks()).toEqual(['none', 'visible', 'auto', 'collapse']);
  document.head.innerHTML = '';
  expect(looks()).toEqual(['block', 'visible', 'auto', 'collapse']);
});
