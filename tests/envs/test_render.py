"""What a seat sees, in words and as a picture."""

import numpy as np
import pytest

import tavola
from envs.cases import CASES
from tavola.envs import pettingzoo
from tavola.envs.letters import DOTS, dots
from tavola.envs.raster import SIDE, rgb
from tavola.paint import palette


@pytest.mark.parametrize(("slug", "seats"), CASES)
def test_a_picture_has_one_size_and_a_text_has_the_prompt(slug: str, seats: int) -> None:
    env = pettingzoo.env(slug, seats=seats, render_mode="rgb_array").unwrapped
    env.reset(seed=1)
    for _ in range(8):
        env.step(env.state_now.legal()[0])
        picture = env.render()
        assert (picture.shape, picture.dtype) == ((SIDE, SIDE, 3), np.uint8)
        assert (picture != picture[0, 0]).any()
    env.render_mode = "ansi"
    prompt = tavola.game(slug).typed_scene(env.state_now, int(env.state_now.actor)).prompt.text
    assert " ".join(prompt.split()) in " ".join(env.render().split())


def test_pieces_lie_where_the_scene_puts_them() -> None:
    """Adventurer's Guard: a south pawn on e1, none on a1; a square is a ninth of the picture."""
    env = pettingzoo.env("adventurers-guard", first_player="seat0", render_mode="rgb_array").unwrapped
    env.reset(seed=1)
    picture, square = env.render(), SIDE / 9
    beside = picture[int(8.5 * square), int(4.25 * square)]  # left of the letter
    assert tuple(beside) == rgb(palette.SEATS[0].ground)
    assert tuple(picture[int(8.5 * square), int(0.25 * square)]) in map(rgb, palette.SHADES.values())


def test_nothing_is_drawn_without_a_mode() -> None:
    env = pettingzoo.env("adventurers-guard")
    env.reset(seed=1)
    assert env.render() is None


def test_letters_differ() -> None:
    assert len({dots(letter, 1).tobytes() for letter in DOTS}) == len(DOTS)
    assert (dots("~", 2) == dots("?", 2)).all()
