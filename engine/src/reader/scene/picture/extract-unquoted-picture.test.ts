import { describe, expect, test } from 'vitest';
import { parsePrompt } from '../../parse-prompt.ts';

describe('a picture described beside unquoted words is drawn and not printed', () => {
  test.each([
    [
      'poster for jazz night with a saxophone player under a street lamp, Friday 9pm, Blue Door',
      'Jazz night',
      'saxophone',
    ],
    ['flyer for our farmers market, a basket of vegetables, Saturdays 8-12', 'Farmers market', 'basket'],
    [
      'blog cover about mindful parenting, mother reading to her child on a sofa',
      'Mindful parenting',
      'mother',
    ],
    ['banner for Cedar Coffee showing a steaming cup on a wooden table', 'Cedar Coffee', 'cup'],
    ['Book cover: The Salt Road, by Ines Marlow, a camel in the desert at dusk', 'The Salt Road', 'camel'],
    ['book cover: The Orchard, two girls under a tree', 'The Orchard', 'girl'],
    ['book cover: The Orchard, a camel in the desert, by Mia Lund', 'The Orchard', 'camel'],
    ['concert poster: The Velvet Foxes, 12 May, a fox with a guitar', 'The Velvet Foxes', 'fox'],
    [
      'cartel para la fiesta del barrio con niños bailando en la plaza, 3 de mayo',
      'Fiesta del barrio',
      'boy',
    ],
    ['постер джазовый вечер, саксофонист под фонарём, пятница 21:00', 'Джазовый вечер', 'saxophonist'],
    ['海报:春节快乐,孩子们在雪地里放烟花', '春节快乐', 'child'],
    ['夏祭りのポスター、花火と浴衣の女の子、8月10日', '夏祭り', 'girl'],
    ['포스터 독서 모임, 나무 아래에서 책 읽는 소녀, 토요일 3시', '독서 모임', 'girl'],
    [
      'poster for coffee festival with a steaming cup of coffee on a wooden table, 3 June',
      'Coffee festival',
      'coffee',
    ],
    [
      'Christmas concert at St Mary’s, December 18 at 7pm, carol singers in the snow',
      'Christmas concert at St Mary’s',
      'singer',
    ],
    ['Garage sale flyer, a lamp and a bike on the lawn, sat 8-2', 'Garage sale', 'lamp'],
    [
      'farm shop grand opening this saturday, a red barn, a tractor and hens in the yard',
      'Farm shop grand opening this Saturday',
      'barn',
    ],
    [
      'Poster for a chess tournament: a knight and a queen on a chessboard, Saturday 10 am',
      'Chess tournament',
      'knight',
    ],
    ['Instagram post: summer reading club, a fox with a lantern in the snow', 'Summer reading club', 'fox'],
    [
      'poster for puppy adoption day saturday 11am-3pm with a dog and a cat in a basket',
      'Puppy adoption day',
      'basket',
    ],
    ['plakat na bieg charytatywny z biegaczami w parku, niedziela 10:00', 'Bieg charytatywny', 'runner'],
    ['affisch för höstmarknad lördag 4 oktober med pumpor och äpplen på en vagn', 'Höstmarknad', 'pumpkin'],
    ['Plakat für das Sommerfest mit einem Drachen über der Wiese, 12. Juli', 'Sommerfest', 'dragon'],
  ])('%s', (prompt, title, thing) => {
    const { copy, scene } = parsePrompt(prompt);
    expect(copy.title).toBe(title);
    expect(copy.subtitle).toBeUndefined();
    expect(JSON.stringify(scene)).toContain(thing);
  });
});

test('the hour that a quoted title names is that of its picture', () => {
  expect(parsePrompt('poster "Night Market", stalls in a street, every Friday').scene?.time).toBe('night');
  expect(parsePrompt('poster "Night Market", stalls in a street at noon').scene?.time).toBe('day');
});

test('the sky alone is a picture where the print is made for one', () => {
  const { copy, scene } = parsePrompt('travel poster Iceland, waterfall, northern lights');
  expect(copy).toEqual({ title: 'Iceland' });
  expect(scene).toBeDefined();
});

describe('what is offered, served or done stays in the copy', () => {
  test.each([
    'flyer for wine evening with a glass of wine on arrival, 7pm, Cellar 9',
    'poster for concert with a string quartet, 4 May',
    'poster for wine evening with a glass of wine and cheese, Friday 8pm',
    'poster for pub quiz with a pint of beer for every team, Monday 8pm',
    'cartel taller de cerámica con una taza de té, sábado 11h',
    'poster for harvest fest with music in the barn, 3 October',
    '海报:夏日市集,手工皂、蜂蜜、面包、鲜花',
    'フリーマーケットのポスター、古着、雑貨、パン、コーヒー',
    '벼룩시장 포스터, 옷, 책, 장난감, 빵',
    'workshop poster: build a robot with a Raspberry Pi, Sunday 10am',
    'event flyer: yoga, pilates, and a walk in the park, Saturday 9am',
    'poster for fundraiser, bake sale, dog show and a raffle',
    'og image for a post about living with a cat',
    'birthday invitation for Tom, pizza and cake in the garden, Sunday 3pm',
    'summer camp poster: canoeing, campfire, swimming in the lake, July 5-12',
    'card for a talk: a river runs through it, 5 May',
  ])('%s', (prompt) => expect(parsePrompt(prompt).scene).toBeUndefined());
});
