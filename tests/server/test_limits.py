"""Limits on rate and number, with made-up times."""

from hexmoot.server.limits import Bucket, Buckets, Places


def test_a_bucket_gives_a_burst_and_then_its_rate() -> None:
    bucket = Bucket(rate=2, most=3, now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(0.4)
    assert bucket.take(0.5)
    assert not bucket.take(0.5)
    # However long it rests, it holds no more than its burst.
    assert [bucket.take(100) for _ in range(4)] == [True, True, True, False]


def test_one_key_does_not_use_up_anothers() -> None:
    buckets = Buckets(rate=1, most=1)
    assert buckets.take("a", 0)
    assert not buckets.take("a", 0)
    assert buckets.take("b", 0)


def test_a_flood_of_keys_is_bounded_and_passes() -> None:
    buckets = Buckets(rate=1, most=1, keys=100)
    assert all(buckets.take(key, 0) for key in range(100))
    assert not buckets.take("one more", 0.5)
    # A second later all are full again and forgotten.
    assert buckets.take("one more", 1)
    assert len(buckets._buckets) == 1


def test_places_are_counted_by_key_and_given_back() -> None:
    places = Places(2)
    assert [places.enter("a") for _ in range(3)] == [True, True, False]
    assert places.enter("b")
    places.leave("a")
    assert places.enter("a")
    places.leave("b")
    assert "b" not in places._held
