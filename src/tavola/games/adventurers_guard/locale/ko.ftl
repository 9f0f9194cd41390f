# 이름
side = { $side ->
    [south] 남쪽
   *[north] 북쪽
}
role-south = 남쪽, 둥근 받침
role-north = 북쪽, 네모 받침
type = { $type ->
    [adventurer] 모험가
    [mage] 마법사
    [ranger] 레인저
   *[warrior] 전사
}
name = { $type ->
    [adventurer] 모험가
    [mage] 마법사
    [ranger] 레인저
   *[warrior] 전사
}

# 테이블 위
pawn-label = { $shielded ->
    [yes] { $side } { $pawn }, 이동 거리 { $range }, { $heading ->
        [N] 북쪽을
       *[S] 남쪽을
    } 향함, 보호받음
   *[no] { $side } { $pawn }, 이동 거리 { $range }, { $heading ->
        [N] 북쪽을
       *[S] 남쪽을
    } 향함
}
tray = 잡힌 { $side } 말
faces = 주사위가 정하는 말
turns = 차례
turn-of = 각자 { $limit }번 중 { $turn }번째 차례
turn-number = { $turn }번째 차례
truce = 첫 차례 휴전: 아직 잡을 수 없어요.
standing = 6개 중 { $n }개 남음
gained = 늘어난 거리 모두 +{ $n }
shielded = 모험가 보호 중
die = { $face }, { $pawn }
crossing = 여기서 돌아서요, 이동 거리 { $range }

# 결정
prompt-first = 누가 먼저 할지 제비로 정해요
prompt-corner = 전사를 놓을 귀퉁이를 고르세요
hint-corner = { $corner ->
    [facing] 상대 전사는 같은 열의 마주 보는 귀퉁이에 놓여요.
   *[diagonal] 상대 전사는 대각선 맞은편 귀퉁이에 놓여요.
}
prompt-roll = { JOSA($side, "이/가") } 주사위를 굴려요
prompt-move = { $type ->
    [adventurer] 모험가가 갈 칸을 고르세요
    [mage] 마법사를 고르고, 갈 칸을 고르세요
    [ranger] 레인저를 고르고, 갈 칸을 고르세요
   *[warrior] 전사가 갈 칸을 고르세요
}
hint-move = { $type ->
    [adventurer] 이웃한 어느 칸이든 갈 수 있어요.
    [mage] 앞, 왼쪽, 오른쪽으로 가요. 길은 꺾여도 돼요.
    [ranger] 앞뒤 대각선으로 가요. 길은 꺾여도 돼요.
   *[warrior] 왼쪽, 오른쪽, 앞쪽 대각선으로 가요. 길은 꺾여도 돼요.
}
prompt-borrow = { $optional ->
    [yes] { $type ->
        [mage] 상대 마법사를 옮기거나 사양하세요
        [ranger] 상대 레인저를 옮기거나 사양하세요
       *[warrior] 상대 전사를 옮기거나 사양하세요
    }
   *[no] { $type ->
        [mage] 상대 마법사를 옮기세요
        [ranger] 상대 레인저를 옮기세요
       *[warrior] 상대 전사를 옮기세요
    }
}
hint-borrow = { $takes ->
    [yes] { $guarded ->
        [yes] 내 말은 남지 않았어요. 내 말을 잡을 수 있고, 내가 잡을 수 있는 칸에는 둘 수 없어요.
       *[no] 내 말은 남지 않았어요. 내 말을 잡을 수 있어요.
    }
   *[no] { $guarded ->
        [yes] 내 말은 남지 않았어요. 잡을 수 없고, 내가 잡을 수 있는 칸에 둘 수도 없어요.
       *[no] 내 말은 남지 않았어요. 잡을 수는 없어요.
    }
}

# 선택
choose-corner = { $hand ->
    [left] 왼쪽 귀퉁이 { $tile }
   *[right] 오른쪽 귀퉁이 { $tile }
}
choose-hold = 움직이지 않기
choose-decline = 사양하기
choose-move = { $name } { $start }에서 { JOSA($to, "으로/로") }
choose-borrow = 상대 { $pawn } { $start }에서 { JOSA($to, "으로/로") }
choose-capture = { $name } { $start }, { $to }의 { $victim } 잡기
choose-capture-own = 상대 { $pawn } { $start }, { $to }의 내 { $victim } 잡기

# 기록
event-first = { JOSA($side, "이/가") } 먼저 해요.
event-warriors = 전사는 { JOSA($south, "과/와") } { $north }에 서요.
event-rolled = { JOSA($side, "이/가") } { JOSA($face, "을/를") } 굴렸어요. { $pawn } 차례예요.
event-moved = { JOSA($side, "이/가") } { JOSA($pawn, "을/를") } { $start }에서 { JOSA($to, "으로/로") } 옮겨요.
event-borrowed = { JOSA($side, "이/가") } 상대 { JOSA($pawn, "을/를") } { $start }에서 { JOSA($to, "으로/로") } 옮겨요.
event-captured = { JOSA($side, "이/가") } { $start }의 { JOSA($pawn, "으로/로") } { $to }의 { JOSA($victim, "을/를") } 잡아요.
event-captured-own = { JOSA($side, "이/가") } { $start }의 상대 { JOSA($pawn, "으로/로") } { $to }의 자기 { JOSA($victim, "을/를") } 잡아요.
event-turned = { $grown ->
    [yes] { $side } { JOSA($pawn, "이/가") } 돌아서요. 이동 거리가 1 늘어 { JOSA($range, "이/가") } 돼요.
   *[no] { $side } { JOSA($pawn, "이/가") } 돌아서요. 이동 거리는 { $range } 그대로예요.
}
event-shield-broken = { $side } 모험가가 홀로 남았어요. 이제 보호받지 못해요.
event-lost-blocked = { JOSA($side, "은/는") } 차례를 잃어요. 움직일 수 있는 { JOSA($pawn, "이/가") } 없어요.
event-lost-both-missing = { JOSA($side, "은/는") } 차례를 잃어요. 양쪽 모두 { JOSA($pawn, "이/가") } 없어요.
event-lost-no-borrow = { JOSA($side, "은/는") } 차례를 잃어요. 옮겨도 되는 상대 { JOSA($pawn, "이/가") } 없어요.
event-held = { JOSA($side, "은/는") } 움직이지 않아요.
event-declined = { JOSA($side, "은/는") } 상대 말 옮기기를 사양해요.
event-won = { JOSA($side, "이/가") } 이겼어요. 상대 말을 모두 잡았어요.
event-won-at-limit = { JOSA($side, "이/가") } 차례 제한에서 판정으로 이겼어요.
event-drawn = 비겼어요. 차례 제한에서 판정이 같아요.

# 안 되는 까닭
refuse-AG-07 = 아직 안 돼요. 먼저 전사의 귀퉁이를 골라야 해요.
refuse-AG-10 = 아직 안 돼요. 먼저 누가 시작할지 제비로 정해요.
refuse-AG-11 = 지금은 안 돼요. 주사위를 굴렸으니 말을 옮길 때예요.
refuse-AG-12 = 아직 안 돼요. 주사위가 먼저예요.
refuse-AG-13 = 이 말은 안 돼요. 다른 종류가 나왔어요.
refuse-AG-14 = 움직여야 해요. 이 종류의 내 말 가운데 갈 수 있는 말이 있어요.
refuse-AG-16 = 상대 말은 안 돼요. 이 종류의 내 말이 아직 있어요.
refuse-AG-19 = { JOSA($to, "은/는") } 안 돼요. 거기서는 내 말이 잡을 수 있어요.
refuse-AG-20 = { JOSA($to, "은/는") } 안 돼요. 빌린 말은 잡지 못해요.
refuse-AG-24 = { JOSA($to, "은/는") } 안 돼요. 이동 거리 밖이에요.
refuse-AG-25 = { JOSA($to, "은/는") } 안 돼요. 말이 이미 거기 있어요.
refuse-AG-26 = { JOSA($to, "은/는") } 안 돼요. 다른 말이 길을 막아요.
refuse-AG-27 = { JOSA($to, "은/는") } 안 돼요. 마법사는 뒤로 가지 못해요.
refuse-AG-28 = { JOSA($to, "은/는") } 안 돼요. 대각선으로는 닿지 않아요.
refuse-AG-30 = { JOSA($to, "은/는") } 안 돼요. 전사는 뒤로 가지 못해요.
refuse-AG-36 = { JOSA($to, "은/는") } 안 돼요. 첫 차례에는 잡을 수 없어요.
refuse-AG-37 = 이 말은 안 돼요. 이미 잡혔어요.
refuse-AG-40 = { JOSA($to, "은/는") } 안 돼요. 보호받고 있어요. 호위가 아직 남아 있어요.
refuse-AG-45 = 게임이 끝났어요. 한쪽에 말이 남지 않았어요.
refuse-AG-47 = 게임이 끝났어요. 차례 제한에 이르렀어요.
refuse-AG-R25 = 이 테이블에서는 상대 말을 꼭 옮겨야 해요.
refuse-AG-R46 = 내 말은 그대로 둘 수 있고, 상대 말은 사양할 수 있어요.

# 테이블 설정
option-first_player = 먼저 하는 사람
option-first_player-help = 제비로 정하거나 자리를 정해 둬요.
option-first_player-random = 제비로 정하기
option-first_player-seat0 = 남쪽
option-first_player-seat1 = 북쪽
option-warrior_corner = 전사의 귀퉁이
option-warrior_corner-help = 맞은편 귀퉁이가 어디인지 정해요. 대각선 또는 같은 열이에요.
option-warrior_corner-diagonal = 대각선 맞은편
option-warrior_corner-facing = 같은 열
option-may_hold = 움직이지 않기
option-may_hold-help = 내 말을 움직이지 않아도 돼요.
option-may_hold-false = 아니요
option-may_hold-true = 예
option-range_cap = 늘어나는 횟수
option-range_cap-help = 0: 건널 때마다 이동 거리가 늘어요. 2: 말마다 두 번까지만 늘어요.
option-range_cap-0 = 건널 때마다
option-range_cap-2 = 말마다 두 번
option-borrow = 상대 말 빌리기
option-borrow-help = 상대 말 옮기기를 사양할 수 있는지 정해요.
option-borrow-optional = 사양할 수 있어요
option-borrow-forced = 꼭 옮겨야 해요
option-suicide_guard = 빌린 말
option-suicide_guard-help = 빌린 말을 내가 잡을 수 있는 칸에 둘 수 있는지 정해요.
option-suicide_guard-no_danger = 잡을 수 있는 칸은 금지
option-suicide_guard-no_capture = 어디든
option-turn_limit = 차례 제한
option-turn_limit-help = 말을 세기 전까지 각자의 차례 수예요. 0: 제한 없음.
option-borrow_captures_own = 내 말 잡기
option-borrow_captures_own-help = 빌린 말이 내 말을 잡을 수 있는지 정해요.
option-borrow_captures_own-false = 금지
option-borrow_captures_own-true = 가능

# 결과에서 세는 것
measure = 말 { $n }개
what-mage = 앞, 왼쪽, 오른쪽으로 가요. 길은 꺾여도 돼요.
what-adventurer = 이웃한 칸 어디로든 가요. 경호원이 하나라도 서 있으면 잡히지 않아요.
what-ranger = 앞뒤 대각선으로 가요. 길은 꺾여도 돼요.
what-warrior = 왼쪽, 오른쪽, 앞 대각선으로 가요. 똑바로 앞으로는 못 가요.
house-turn_limit = 각자 { $value }차례가 지나면 말이 많은 쪽이 이겨요.
house-borrow_captures_own = 빌린 말은 내 말을 잡지 않아요.
fact = { $whose ->
    [you] 내가 잡은 말
   *[all] 잡은 말
}
source-adventurer = 모험가
source-mage = 마법사
source-ranger = 레인저
source-warrior = 전사
